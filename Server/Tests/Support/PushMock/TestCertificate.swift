public import NIOSSL

/// The certificate of a service on this machine, and of the authority that signed it.
///
/// They are valid for localhost and 127.0.0.1 until 2126. The key of the authority wasn't kept.
public enum TestCertificate {
  public static var authority: NIOSSLCertificate {
    get throws { try NIOSSLCertificate(bytes: Array(authorityPEM.utf8), format: .pem) }
  }

  static var certificate: NIOSSLCertificate {
    get throws { try NIOSSLCertificate(bytes: Array(certificatePEM.utf8), format: .pem) }
  }

  static var key: NIOSSLPrivateKey {
    get throws { try NIOSSLPrivateKey(bytes: Array(keyPEM.utf8), format: .pem) }
  }

  public static let authorityPEM = """
    -----BEGIN CERTIFICATE-----
    MIIBmDCCAT2gAwIBAgIUSS57GqR1tl6gjRo2HmFdBSzm1uMwCgYIKoZIzj0EAwIw
    GDEWMBQGA1UEAwwNTnVkZ2UgdGVzdCBDQTAgFw0yNjExMjMyMzA0MDhaGA8yMTI2
    MTAzMDIzMDQwOFowGDEWMBQGA1UEAwwNTnVkZ2UgdGVzdCBDQTBZMBMGByqGSM49
    AgEGCCqGSM49AwEHA0IABEI4jQW+CjLlYgxDhgRfAW8D6o+UMOkGNcGTWG/OkMNL
    0ZD/ZOUH94iSBqHnieXxevCsaNCHs+W8sqcZBJEPqU+jYzBhMB0GA1UdDgQWBBRW
    62MPdmmfwiyW0zGmKP0fiy8JuDAfBgNVHSMEGDAWgBRW62MPdmmfwiyW0zGmKP0f
    iy8JuDAPBgNVHRMBAf8EBTADAQH/MA4GA1UdDwEB/wQEAwICBDAKBggqhkjOPQQD
    AgNJADBGAiEAj69rmi4XvArw9WP9Se79tHEfYi1HptpDgwSTGLc8RzECIQC5HV1X
    jJjN336ffW00hVVt951Fn6HgfZqnQSFxljIeWw==
    -----END CERTIFICATE-----
    """

  private static let certificatePEM = """
    -----BEGIN CERTIFICATE-----
    MIIBozCCAUmgAwIBAgIUPZ/nqR1gAcyJBTIvwCYgJv1albcwCgYIKoZIzj0EAwIw
    GDEWMBQGA1UEAwwNTnVkZ2UgdGVzdCBDQTAgFw0yNjExMjMyMzA0MDhaGA8yMTI2
    MTAzMDIzMDQwOFowFDESMBAGA1UEAwwJbG9jYWxob3N0MFkwEwYHKoZIzj0CAQYI
    KoZIzj0DAQcDQgAEzlay68iTh8CIZBO47JQm9/sxYaa27sKYsYluoGvfTLzW9ylj
    jZiMr6iAbkUMFUP+kKin19wqQGTEx467yJLwpKNzMHEwGgYDVR0RBBMwEYIJbG9j
    YWxob3N0hwR/AAABMBMGA1UdJQQMMAoGCCsGAQUFBwMBMB0GA1UdDgQWBBQM5WiJ
    XVAUs3MuYikOuXbniQ3IfTAfBgNVHSMEGDAWgBRW62MPdmmfwiyW0zGmKP0fiy8J
    uDAKBggqhkjOPQQDAgNIADBFAiEAsfs6MEbd/KhHtkNnYFZbUnaeQC9KNwl4tzkC
    EqyG+/QCIG7HP1/MYEBr4HMnvHBoL0Ss0ZIFZrmHIlmtg/Ah7ObE
    -----END CERTIFICATE-----
    """

  private static let keyPEM = """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgYFB4YwOMbDIKMSgu
    /qnpv3PE36c3+SmYXlhVe6LkkcKhRANCAATOVrLryJOHwIhkE7jslCb3+zFhprbu
    wpixiW6ga99MvNb3KWONmIyvqIBuRQwVQ/6QqKfX3CpAZMTHjrvIkvCk
    -----END PRIVATE KEY-----
    """
}
