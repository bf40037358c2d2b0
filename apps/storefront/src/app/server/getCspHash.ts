import { createHash } from "node:crypto"

/** Lets a content security policy allow this very text of a script or of a style, and no other. */
export const getCspHash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`
