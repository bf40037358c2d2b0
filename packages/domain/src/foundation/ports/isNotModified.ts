const weak = (tag: string): string => tag.trim().replace(/^W\//, "")

/** Whether an `If-None-Match` header says that its sender has what this validator is of: `*` or any of those that it lists, compared weakly (RFC 9110, 13.1.2). */
export const isNotModified = (header: string | null, tag: string): boolean =>
  header !== null && header.split(",").some((known) => known.trim() === "*" || weak(known) === weak(tag))
