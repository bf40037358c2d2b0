import type { Database } from "@camber/services/database"
import { countPictures, createPictureEncoder } from "@camber/services/pictures"
import { type CheckResult, fail, pass, warn } from "./CheckResult.ts"

/** A white PNG of 32 x 32 pixels. */
const sample = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAMAAABEpIrGAAAAA1BMVEX///+nxBvIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAE0lEQVQ4jWNgGAWjYBSMAgasAAAEIAABMVaGxQAAAABJRU5ErkJggg==",
  "base64"
)

/** Checks that photographs can be encoded on this machine, and that those of the parts are loaded. */
export const checkPictures = async ({ background }: Database): Promise<CheckResult> => {
  const encoded = await createPictureEncoder()(sample)
  if (encoded._tag === "Refused")
    return fail(`Photographs cannot be encoded. Install the packages again, on this kind of machine. ${encoded.sentence}`)
  const { failed, ready, waiting } = await countPictures(background)
  const found = `${ready} photographs and documents are shown, ${waiting} wait`
  return failed === 0 ? pass(`${found}.`) : warn(`${found}, ${failed} could not be loaded. \`pnpm catalog history\` says why.`)
}
