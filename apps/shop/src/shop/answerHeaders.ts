import type { Settings } from "../settings/index.ts"

/**
 * Sent with every answer that says nothing else: no browser guesses what it is, no other site's page opens or embeds it, and where the shop
 * is reached over https it stays so.
 */
export const answerHeaders = ({ publicOrigin }: Pick<Settings, "publicOrigin">): Readonly<Record<string, string>> => ({
  "x-content-type-options": "nosniff",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  ...(publicOrigin.startsWith("https:") && { "strict-transport-security": "max-age=31536000" })
})
