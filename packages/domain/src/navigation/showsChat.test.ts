import { describe, expect, it } from "vitest"
import { quietPaths } from "../pages/index.ts"
import { emailModalSuppression } from "../signup/index.ts"
import { showsChat } from "./showsChat.ts"

const viewer = {
  path: "/",
  wasShown: false,
  isBot: false,
  isRegistered: false,
  isInstalled: false,
  hasEnrolled: false,
  isSignedUpForEmails: false
}

describe("the pages on which nothing speaks to the reader", () => {
  it("NAV-55 NAV-115 are informational pages, one radiator page and two toolbox articles", () => {
    expect(quietPaths.map((path) => path.replace(/[^/]+$/, "").toLowerCase()).toSorted()).toEqual([
      "/info/",
      "/info/",
      "/item/radiator/",
      "/the-toolbox/giveaway-rules/",
      "/the-toolbox/giveaway-winners/"
    ])
  })
  it.each(quietPaths.map((path) => [path]))("NAV-55 NAV-115 %s is without the chat widget, in either letter case", (path) => {
    expect([path, path.toUpperCase(), `${path}/`].map((one) => showsChat(one))).toEqual([false, false, false])
  })
  it.each(quietPaths.map((path) => [path]))("NAV-116 %s is without the email sign-up", (path) => {
    expect(emailModalSuppression({ ...viewer, path })).toBe("path")
  })
  it.each(["/", "/Info/Shocks", "/info/helpcenter", "/item/radiator/2", "/the-toolbox/giveaway-rules/9009"])("%s has both", (path) => {
    expect([showsChat(path), emailModalSuppression({ ...viewer, path })]).toEqual([true, null])
  })
})
