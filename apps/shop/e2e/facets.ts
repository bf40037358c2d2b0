import type { Locator, Page } from "@playwright/test"

/** The values of a facet, with the panel and the facet opened where they are closed. */
export const openFacet = async (page: Page, name: string): Promise<Locator> => {
  const facet = page
    .locator("details.facet")
    .filter({ has: page.locator("summary", { hasText: name }) })
    .first()
  if (!(await facet.isVisible())) await page.getByRole("button", { name: /^Filter/ }).click()
  if ((await facet.getAttribute("open")) === null) await facet.locator("summary").first().click()
  return facet.getByRole("link")
}

/** Those that can be seen, also behind a phone's filters, which hide the page from assistive technology. */
export const appliedFilters = (page: Page): Locator =>
  page
    .getByRole("list", { name: "Applied filters", includeHidden: true })
    .getByRole("link", { name: /^Remove filter/, includeHidden: true })
    .filter({ visible: true })
