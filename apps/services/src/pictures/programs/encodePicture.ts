import sharp from "sharp"
import { FULL, PICTURE_WIDTHS } from "../pictureAddress.ts"
import type { EncodeResult } from "../createPictureEncoder.ts"
import { answerOnce, refuse } from "./answerOnce.ts"
import { MAX_PIXELS } from "./restrictDecoders.ts"

const MAX_SIDE = 12_000
const MIN_SIDE = 32
/** Maximum length of the longer side of a stored photograph, in pixels. */
const FULL_SIDE = 2400

/**
 * Checks a photograph and encodes it in every width. The files contain no metadata, so they reveal neither location nor camera. Transparent
 * parts become white.
 */
const encode = async (input: Buffer): Promise<EncodeResult> => {
  const limits = { failOn: "error", limitInputPixels: MAX_PIXELS } as const
  const { height, width } = await sharp(input, { ...limits, limitInputPixels: false }).metadata()
  if (width * height > MAX_PIXELS)
    return refuse(
      `${Math.round((width * height) / 1_000_000)} million pixels are too many. A picture has at most ${MAX_PIXELS / 1_000_000} million.`
    )
  if (Math.max(width, height) > MAX_SIDE)
    return refuse(`A picture has at most ${MAX_SIDE} pixels on a side; this one has ${width} x ${height}.`)
  if (Math.min(width, height) < MIN_SIDE)
    return refuse(`A picture has at least ${MIN_SIDE} pixels on a side; this one has ${width} x ${height}.`)
  const { data, info } = await sharp(input, limits)
    .autoOrient()
    .resize({ width: FULL_SIDE, height: FULL_SIDE, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const open = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const files = new Map<string, Uint8Array>([[FULL, await open().jpeg({ quality: 88, progressive: true }).toBuffer()]])
  let before = 0
  for (const [at, wide] of PICTURE_WIDTHS.entries()) {
    if (before === info.width) {
      // For widths above that of the photograph, the files are the same.
      for (const type of ["webp", "avif"]) files.set(`${wide}.${type}`, files.get(`${PICTURE_WIDTHS[at - 1]}.${type}`)!)
      continue
    }
    const { data: scaled, info: size } = await open()
      .resize({ width: wide, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    before = size.width
    const copy = () => sharp(scaled, { raw: { width: size.width, height: size.height, channels: size.channels } })
    files.set(`${wide}.webp`, await copy().webp({ quality: 80 }).toBuffer())
    files.set(`${wide}.avif`, await copy().avif({ quality: 55, effort: 2 }).toBuffer())
  }
  return { _tag: "Encoded", width: info.width, height: info.height, files }
}

answerOnce(encode)
