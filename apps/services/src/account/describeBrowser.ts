import Bowser from "bowser"

/** Characters of a user agent that are looked at: the known ones are under 300. */
const LONGEST = 500

/** What a browser calls itself, as its owner knows it: 'Firefox on Windows'; empty where it does not say. */
export const describeBrowser = (userAgent: string): string => {
  if (userAgent === "") return ""
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST))
  return [browser.name, os.name].filter(Boolean).join(" on ").slice(0, 80)
}
