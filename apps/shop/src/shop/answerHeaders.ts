import type { Settings } from "../settings/Settings.ts"

/** Default headers of every response: no MIME sniffing, no embedding by other sites, and https only if the shop is served over https. */
export const answerHeaders = ({ publicOrigin }: Pick<Settings, "publicOrigin">): Readonly<Record<string, string>> => ({
  "x-content-type-options": "nosniff",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  ...(publicOrigin.startsWith("https:") && { "strict-transport-security": "max-age=31536000" })
})
