import { THEME_COOKIE } from "@camber/domain/theme"

const CHOSEN = `(?:^|; )${THEME_COOKIE}=(dark|light)(?:;|$)`

/** Sets the chosen theme, otherwise the device's, before the first paint. */
const theme = new RegExp(CHOSEN).exec(document.cookie)?.[1] ?? (matchMedia("(prefers-color-scheme:dark)").matches ? "dark" : "light")
document.documentElement.dataset["theme"] = theme

/** The footer hydrates late, so its button starts with the state of the light theme. */
addEventListener("DOMContentLoaded", () => document.querySelector(".themetoggle")?.setAttribute("aria-pressed", `${theme === "dark"}`))
