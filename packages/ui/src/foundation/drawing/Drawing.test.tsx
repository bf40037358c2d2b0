import { render, screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { Drawing, getFullSize, parsePhotograph } from "./Drawing.tsx"

const folder = `https://images.example/pictures/${"0f".repeat(16)}-2400x1600/`

describe("a picture of a part", () => {
  it("CARD-11 is a drawing in only one size", () => {
    render(<Drawing picture={{ src: "/content/parts/rotor.svg", alt: "Rotor" }} />)
    const { height, srcset, width } = screen.getByRole<HTMLImageElement>("img")
    expect({ width, height, srcset }).toEqual({ width: 124, height: 124, srcset: "" })
  })

  it("can be a photograph in every width, whose size the browser measures if it is below the fold", () => {
    render(<Drawing picture={{ src: `${folder}512.webp`, alt: "Rotor" }} />)
    const image = screen.getByRole<HTMLImageElement>("img", { name: "Rotor" })
    expect(image.srcset.split(", ").map((source) => source.replace(folder, ""))).toEqual([
      "128.webp 128w",
      "256.webp 256w",
      "512.webp 512w",
      "1024.webp 1024w",
      "1600.webp 1600w"
    ])
    expect(image.sizes).toBe("auto, (max-width: 767px) 50vw, 260px")
    expect([image.getAttribute("loading"), image.width, image.height]).toEqual(["lazy", 2400, 1600])
  })

  it("is recognized as a photograph by its whole URL", () => {
    expect(getFullSize(`${folder}512.webp`)).toBe(`${folder}full.jpg`)
    for (const other of [
      "/content/parts/rotor.svg?v=1",
      "/pictures/rotor-1x1/512.webp",
      "/x/pictures/",
      `javascript:${folder}512.webp`,
      ""
    ])
      expect(parsePhotograph(other), other).toBeNull()
  })
})
