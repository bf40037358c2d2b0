import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { QrCode } from "./QrCode.tsx"

const code = (text: string) => {
  const { unmount } = render(<QrCode text={text} label="To the list" />)
  const image = screen.getByRole("img", { name: "To the list" })
  const [size] = (image.getAttribute("viewBox") ?? "").split(" ").slice(-1).map(Number)
  const ink = image.querySelector(".qr__ink")?.getAttribute("d") ?? ""
  unmount()
  return { size: size ?? 0, dark: new Set(ink.match(/M\d+ \d+/g)) }
}

it("a QR code has three finder patterns inside a quiet zone of four modules, and is different for another text", () => {
  const { dark, size } = code("https://shop.example/buildlist?shareGuid=1")
  for (const [x, y] of [
    [4, 4],
    [size - 5, 4],
    [4, size - 5]
  ])
    expect(dark.has(`M${x} ${y}`)).toBe(true)
  expect([...dark].some((at) => at.startsWith("M3 ") || at.endsWith(" 3"))).toBe(false)
  expect(code("https://shop.example/buildlist?shareGuid=2").dark).not.toEqual(dark)
})
