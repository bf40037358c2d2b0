import { THEME_COOKIE } from "@camber/domain/theme"

const CHOSEN = `(?:^|; )${THEME_COOKIE}=(dark|light)(?:;|$)`

/** Sets the chosen theme, otherwise the device's, before the first paint. */
document.documentElement.dataset["theme"] =
  new RegExp(CHOSEN).exec(document.cookie)?.[1] ?? (matchMedia("(prefers-color-scheme:dark)").matches ? "dark" : "light")
