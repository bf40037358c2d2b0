import sharp from "sharp"
import { LOGO } from "../pictureAddress.ts"
import type { EncodeResult } from "../createPictureEncoder.ts"
import { answerOnce, refuse } from "./answerOnce.ts"
import { MAX_PIXELS } from "./restrictDecoders.ts"

/** Maximum size of a logo in pixels: twice its largest size on a page, for high-density displays. */
const BOX = { width: 560, height: 112 }
const MIN_SIDE = 16

/** Checks a logo and encodes it as PNG, without metadata. Preserves transparency. */
const encode = async (input: Buffer): Promise<EncodeResult> => {
  const { height, width } = await sharp(input, { failOn: "error", limitInputPixels: MAX_PIXELS }).metadata()
  if (Math.min(width, height) < MIN_SIDE)
    return refuse(`A logo has at least ${MIN_SIDE} pixels on a side; this one has ${width} x ${height}.`)
  const { data, info } = await sharp(input, { failOn: "error", limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ ...BOX, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })
  return { _tag: "Encoded", width: info.width, height: info.height, files: new Map([[LOGO, data]]) }
}

answerOnce(encode)
