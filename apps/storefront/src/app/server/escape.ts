import { createHash } from "node:crypto"

/** Returns the hash with which a content security policy permits exactly this inline script or style. */
export const getCspHash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }

/** Escapes text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

const unsafe: Record<string, string> = { "<": "\\u003c", "\u2028": "\\u2028", "\u2029": "\\u2029" }

/** Serializes JSON that cannot end its script element. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => unsafe[character] ?? character)
