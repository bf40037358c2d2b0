import Bowser from "bowser"

/** Maximum parsed length of a user agent. Known ones are shorter than 300 characters. */
const MAX_USER_AGENT_LENGTH = 500

/** Formats browser and operating system for the user: 'Firefox on Windows'. Empty if they are unknown. */
export const describeBrowser = (userAgent: string): string => {
  if (userAgent === "") return ""
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT_LENGTH))
  return [browser.name, os.name].filter(Boolean).join(" on ").slice(0, 80)
}
