/** How the shop is coloured (CTRL-35). */
export type Theme = "light" | "dark"

/** The cookie that keeps the theme, for 365 days (CTRL-36, GAP-C20). */
export const THEME_COOKIE = "theme"

/** The theme that was chosen in this browser; null: none was, and the shop follows the device. */
export const parseThemeCookie = (text: string | undefined): Theme | null => (text === "dark" || text === "light" ? text : null)

/** CTRL-35 */
export const toggleTheme = (theme: Theme): Theme => (theme === "light" ? "dark" : "light")
