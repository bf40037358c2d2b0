import { THEME_COOKIE } from "@camber/domain/theme"
import { runInNewContext } from "node:vm"
import { expect, it } from "vitest"
import theme from "./theme.ts?script"

const themeFor = (cookie: string, isDark: boolean): string | undefined => {
  const { documentElement } = run(cookie, isDark)
  return documentElement.dataset.theme
}

/** Runs the script in a page with a theme button, which the browser parses afterward. */
const run = (cookie: string, isDark: boolean) => {
  const documentElement = { dataset: { theme: undefined as string | undefined } }
  const button = document.createElement("button")
  const parsed: Array<() => void> = []
  runInNewContext(theme, {
    document: { cookie, documentElement, querySelector: (selector: string) => (selector === ".themetoggle" ? button : null) },
    matchMedia: () => ({ matches: isDark }),
    addEventListener: (name: string, listener: () => void) => name === "DOMContentLoaded" && parsed.push(listener)
  })
  for (const listener of parsed) listener()
  return { documentElement, button }
}

it("CTRL-35 the theme script sets the pressed state of the theme button before the footer hydrates", () => {
  const isPressed = (cookie: string, isDark: boolean) => run(cookie, isDark).button.getAttribute("aria-pressed")
  expect([isPressed("", true), isPressed("", false)]).toEqual(["true", "false"])
  expect([isPressed(`${THEME_COOKIE}=light`, true), isPressed(`${THEME_COOKIE}=dark`, false)]).toEqual(["false", "true"])
})

it.each(["dark", "light"])(
  "CTRL-36 CTRL-43 the theme script sets the chosen theme, or the theme of a %s device if the cookie contains no valid theme",
  (device) => {
    const cookies = [`${THEME_COOKIE}=dark`, `a=1; ${THEME_COOKIE}=light; b=2`, `${THEME_COOKIE}=darkish`, `my${THEME_COOKIE}=dark`, ""]
    expect(cookies.map((cookie) => themeFor(cookie, device === "dark"))).toEqual(["dark", "light", device, device, device])
  }
)
