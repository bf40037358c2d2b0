import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { DocumentList } from "./DocumentList.tsx"

it("the list of documents links each document with its type and size", () => {
  const install = { title: "Install guide", href: "/pictures/a/document.pdf", type: "PDF", bytes: 1_204_000 }
  render(<DocumentList documents={[install, { ...install, title: "Break-in steps", href: "/pictures/b/document.pdf", bytes: 90_400 }]} />)
  expect(screen.getAllByRole("link").map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
    ["/pictures/a/document.pdf", "Install guidePDF, 1.2 MB"],
    ["/pictures/b/document.pdf", "Break-in stepsPDF, 90 kB"]
  ])
})
