import { createHash } from "node:crypto"

/** Returns the hash with which a content security policy permits exactly this inline script or style. */
export const getCspHash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`
