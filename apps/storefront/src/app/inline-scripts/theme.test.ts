// @vitest-environment node
import { THEME_COOKIE } from "@camber/domain/theme"
import { runInNewContext } from "node:vm"
import { expect, it } from "vitest"
import theme from "./theme.ts?script"

const themeFor = (cookie: string, isDark: boolean): string | undefined => {
  const documentElement = { dataset: { theme: undefined as string | undefined } }
  runInNewContext(theme, { document: { cookie, documentElement }, matchMedia: () => ({ matches: isDark }) })
  return documentElement.dataset.theme
}

it.each(["dark", "light"])(
  "CTRL-36 CTRL-43 sets the chosen theme, and that of a %s device if the cookie contains no valid theme",
  (device) => {
    const cookies = [`${THEME_COOKIE}=dark`, `a=1; ${THEME_COOKIE}=light; b=2`, `${THEME_COOKIE}=darkish`, `my${THEME_COOKIE}=dark`, ""]
    expect(cookies.map((cookie) => themeFor(cookie, device === "dark"))).toEqual(["dark", "light", device, device, device])
  }
)
