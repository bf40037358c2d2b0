import { bodyKit } from "./bodyKit.ts"
import { bodyPanel } from "./bodyPanel.ts"
import { bumper } from "./bumper.ts"
import { glass } from "./glass.ts"
import { grille } from "./grille.ts"
import { hoodPin } from "./hoodPin.ts"
import { mirror } from "./mirror.ts"
import { nosePiece } from "./nosePiece.ts"
import { racePanel } from "./racePanel.ts"
import { rivets } from "./rivets.ts"
import { weatherstrip } from "./weatherstrip.ts"
import { wing } from "./wing.ts"

export const body = [bodyKit, bodyPanel, bumper, glass, grille, hoodPin, mirror, nosePiece, racePanel, rivets, weatherstrip, wing] as const
