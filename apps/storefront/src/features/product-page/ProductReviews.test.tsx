import type { MemoryServices } from "@camber/adapter-memory"
import { type ProductPage, SkuBaseNumber } from "@camber/domain/catalog"
import { sampleProduct, sampleProductPage, sampleReview } from "@camber/testing/records"
import { act, fireEvent, screen, within } from "@testing-library/react"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { sampleProject } from "../../../test/samples.ts"

const drawProduct = (changes: Partial<ProductPage> = {}) =>
  renderStorefront("/item/slotted-rotor/2", { product: async () => sampleProductPage(changes) }, { selected: sampleProject })

describe("reviews", () => {
  it("state that the part has no reviews", async () => {
    await drawProduct({ card: sampleProduct({ reviewCount: 0 }) })
    expect(within(screen.getByRole("region", { name: "Reviews" })).getByText("No reviews yet.")).toBeTruthy()
  })

  it("show the stars, the date and the shop's answers", async () => {
    const review = sampleReview({
      reviewId: 2,
      stars: 4,
      title: "Straight on",
      text: "No run-out.",
      author: "Dale",
      writtenOn: "2026-03-02",
      verifiedVehicle: "1969 Camaro",
      staffAnswer: "Thank you."
    })
    await drawProduct({ reviews: [review], ratingCounts: [{ stars: 4, count: 1 }] })
    const reviews = within(screen.getByRole("region", { name: "Reviews" }))
    expect(reviews.getByText("1 of 12, sample data")).toBeTruthy()
    const shown = reviews.getByRole("article")
    for (const words of ["Straight on", "No run-out.", "Dale", "Mar 2, 2026", "1969 Camaro", "Thank you."])
      expect(shown.textContent).toContain(words)
  })
})

describe("more reviews", () => {
  const review = (reviewId: number) =>
    sampleReview({ reviewId, title: `Review ${reviewId}`, text: "It fits.", author: "R.", car: "1969 Chevrolet Camaro", fitted: "changes" })
  const twenty = Array.from({ length: 20 }, (_, at) => review(at + 1))

  it("load in pages: '20 of 25', and the rest on request, even after a failure", async () => {
    let isAway = true
    const asked: Array<unknown> = []
    const services: MemoryServices = {
      graphql: ({ operation, variables }) => {
        if (operation !== "productReviews") return "away"
        asked.push(variables)
        return isAway ? "away" : { data: { productReviews: [21, 22, 23, 24, 25].map(review) } }
      }
    }
    const near: Array<() => void> = []
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        constructor(callback: (entries: ReadonlyArray<{ readonly isIntersecting: boolean }>) => void) {
          near.push(() => callback([{ isIntersecting: true }]))
        }
        observe() {}
        disconnect() {}
      }
    )
    onTestFinished(() => void vi.unstubAllGlobals())
    const changes = { card: sampleProduct({ reviewCount: 25 }), reviews: twenty }
    await renderStorefront(
      "/item/slotted-rotor/2",
      { product: async () => sampleProductPage(changes) },
      {},
      createTestRuntime(null, services)
    )
    const reviews = within(screen.getByRole("region", { name: "Reviews" }))
    expect(reviews.getByText("20 of 25, sample data")).toBeTruthy()
    await act(async () => near.forEach((come) => come()))
    const more = await reviews.findByRole("button", { name: "Load more reviews" })
    fireEvent.click(more)
    expect(await reviews.findByText("We couldn't load the reviews. Try again.")).toBeTruthy()
    isAway = false
    fireEvent.click(more)
    expect(await reviews.findByText("Review 25")).toBeTruthy()
    expect(reviews.getAllByText("On a 1969 Chevrolet Camaro: it fit with changes")).toHaveLength(25)
    expect(asked.at(-1)).toEqual({ productPageId: 2, after: 20 })
    expect(reviews.getByText("25 of 25")).toBeTruthy()
    expect(reviews.queryByRole("button", { name: "Load more reviews" })).toBeNull()
  })

  it("NAV-101 CARD-09 link to the review form", async () => {
    await drawProduct({ related: [sampleProduct({ skuBaseNumber: SkuBaseNumber.make("CAM-3"), productPageUrl: "/item/other/3" })] })
    const links = screen.getAllByRole("link", { name: "Write a Review" }).map((link) => link.getAttribute("href"))
    expect(links).toEqual(["/ReviewSubmission?pr_page_id=CAM-2", "/ReviewSubmission?pr_page_id=CAM-3"])
  })
})
