/** The major version of PostgreSQL inside the package. It opens folders of this version only. */
export const embeddedVersion = "18"
