import { answerImage } from "@camber/part-drawings"
import sharp from "sharp"

/** Renders a drawing as a JPEG with this width and an aspect ratio of 4:3. Tests use it as a photograph. */
export const renderPhotograph = async (drawing: string, width: number): Promise<Buffer> => {
  const response = await answerImage(new Request(`http://shop.test/content/parts/${drawing}.png`))
  if (response?.status !== 200) throw new Error(`No drawing is called ${drawing}`)
  return sharp(Buffer.from(await response.arrayBuffer()))
    .resize({ width, height: Math.round((width * 3) / 4), fit: "cover" })
    .jpeg()
    .toBuffer()
}
