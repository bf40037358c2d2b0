import { type ArticleRow, withDisclosure } from "../article.ts"
import { bracketNova } from "./bracket-nova.ts"
import { budgetEnduranceHatchback } from "./budget-endurance-hatchback.ts"
import { firstGenerationCamaroDiscBrakes } from "./first-generation-camaro-disc-brakes.ts"
import { modelAFirstDrive } from "./model-a-first-drive.ts"
import { overdriveC10 } from "./overdrive-c10.ts"
import { streetStockFromABareTub } from "./street-stock-from-a-bare-tub.ts"
import { winterKartRebuild } from "./winter-kart-rebuild.ts"

export const builds: ReadonlyArray<ArticleRow> = [
  firstGenerationCamaroDiscBrakes,
  streetStockFromABareTub,
  budgetEnduranceHatchback,
  bracketNova,
  overdriveC10,
  modelAFirstDrive,
  winterKartRebuild
].map(withDisclosure)
