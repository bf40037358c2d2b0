/** Slug of a name for addresses: lowercase ASCII letters and digits, joined by single hyphens. */
export const slug = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
