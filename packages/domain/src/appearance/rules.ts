/** How the shop is coloured (CTRL-35). */
export type Theme = "light" | "dark"

/** The cookie that keeps the theme, for 365 days (CTRL-36, GAP-C20). */
export const THEME_COOKIE = "theme"

/** The cookie's theme; light without one, and when it says anything else (GAP-C34). */
export const themeFromCookie = (text: string | undefined): Theme => (text === "dark" ? "dark" : "light")

/** CTRL-35 */
export const otherTheme = (theme: Theme): Theme => (theme === "light" ? "dark" : "light")
