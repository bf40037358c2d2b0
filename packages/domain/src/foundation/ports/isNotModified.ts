const toWeakTag = (tag: string): string => tag.trim().replace(/^W\//, "")

/** Returns true if an `If-None-Match` header contains `*` or this validator, using weak comparison (RFC 9110, 13.1.2). */
export const isNotModified = (header: string | null, tag: string): boolean =>
  header !== null && header.split(",").some((known) => known.trim() === "*" || toWeakTag(known) === toWeakTag(tag))
