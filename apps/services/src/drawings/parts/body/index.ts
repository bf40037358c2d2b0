import { bodyPanel } from "./bodyPanel.ts"
import { bumper } from "./bumper.ts"
import { glass } from "./glass.ts"
import { grille } from "./grille.ts"
import { mirror } from "./mirror.ts"
import { wing } from "./wing.ts"

export const body = [bodyPanel, bumper, glass, grille, mirror, wing] as const
