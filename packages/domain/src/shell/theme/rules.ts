/** Color theme of the shop (CTRL-35). */
export type Theme = "light" | "dark"

/** Cookie with the chosen theme, for 365 days (CTRL-36, GAP-C20). */
export const THEME_COOKIE = "theme"

/** Returns the theme chosen in this browser. Null if none was chosen, so that the shop follows the device. */
export const parseThemeCookie = (text: string | undefined): Theme | null => (text === "dark" || text === "light" ? text : null)

/** Returns the other theme (CTRL-35). */
export const toggleTheme = (theme: Theme): Theme => (theme === "light" ? "dark" : "light")
