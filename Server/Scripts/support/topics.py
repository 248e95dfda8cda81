"""The header Topic of Web Push, as Apple reads it."""

import base64
import re


def notification(topic):
    """Returns the ID of the notification that a topic stands for, or None if Apple answers 400 BadWebPushTopic.

    RFC 8030 allows 1 to 32 characters of the base64url alphabet. Apple decodes them as well (AltanS/collie#90).
    """
    if not re.fullmatch("[A-Za-z0-9_-]{1,32}", topic or "") or len(topic) % 4 == 1:
        return None
    base64.urlsafe_b64decode(topic + "=" * (-len(topic) % 4))
    return topic.rstrip("_")
