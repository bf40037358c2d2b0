import { Effect } from "effect"
import { Cookies } from "../../foundation/ports/Cookies.ts"
import { FITMENT_COOKIE, parseProjectCookie } from "./cookie.ts"
import type { Project } from "./model.ts"

/** Returns the selected project from the Fitment cookie; null if none is selected. */
export const getSelectedProject: Effect.Effect<Project | null, never, Cookies> = Effect.flatMap(Cookies, (cookies) =>
  Effect.map(cookies.read(FITMENT_COOKIE), parseProjectCookie)
)
