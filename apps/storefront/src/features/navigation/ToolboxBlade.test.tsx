import { sampleArticleTeaser } from "@camber/testing/records"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { menuServices } from "../../../test/openMenu.tsx"

const content = {
  featuredArticle: { featuredArticle: sampleArticleTeaser({ id: 1, title: "Featured" }) },
  articlesByCategory: { articlesByCategory: [sampleArticleTeaser({ id: 2 })] }
}
const openBlade = async (answers: Readonly<Record<string, unknown>>, load = createTestRuntime(null, menuServices(answers))) => {
  const drawn = await renderStorefront("/", {}, {}, load)
  fireEvent.click(within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name: "Toolbox" }))
  return { ...drawn, blade: within(await screen.findByRole("dialog", { name: "Toolbox" }, { timeout: 8000 })) }
}

describe("the toolbox blade", () => {
  it("NAV-41 NAV-42 shows the categories, and omits recommendations if there are none", async () => {
    const { blade } = await openBlade(content)
    await blade.findByRole("link", { name: "See All Toolbox Articles" })
    expect(blade.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Featured Article",
      "Tech",
      "Builds",
      "Stories",
      "Horsepower Recipes",
      "LS Swap"
    ])
  })

  it("CALL-16 features the article that the content service selects", async () => {
    const asked: Array<readonly [string, string, unknown]> = []
    const { graphql } = menuServices(content)
    const services = {
      graphql: (request: Parameters<NonNullable<typeof graphql>>[0]) => {
        asked.push([request.service, request.operation, request.variables])
        return graphql?.(request) ?? ("away" as const)
      }
    }
    const { blade } = await openBlade({}, createTestRuntime(null, services))
    expect(await blade.findByRole("link", { name: /Featured/ })).toBeTruthy()
    expect(asked).toContainEqual(["content", "featuredArticle", {}])
  })

  it("NAV-46 shows the categories without the featured article", async () => {
    const { blade } = await openBlade({ articlesByCategory: content.articlesByCategory })
    await blade.findByRole("heading", { name: "Tech" })
    expect(blade.queryByText("Featured Article")).toBeNull()
  })

  it("NAV-44 links to the toolbox page if its content cannot be loaded, and closes on navigation", async () => {
    const { blade, router } = await openBlade({})
    const link = await blade.findByRole("link", { name: "Go to the Toolbox" })
    fireEvent.click(link)
    await waitFor(() => {
      expect([router.state.location.pathname, screen.queryByRole("dialog")]).toEqual(["/the-toolbox", null])
    })
  })

  it("shows that its content is loading", async () => {
    const { blade } = await openBlade({}, () => new Promise(() => {}))
    expect(blade.getByText("Loading the toolbox")).toBeTruthy()
  })
})
