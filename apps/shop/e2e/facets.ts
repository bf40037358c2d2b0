import type { Locator, Page } from "@playwright/test"

/** Returns the values of a facet after opening the panel and the facet. */
export const openFacet = async (page: Page, name: string): Promise<Locator> => {
  const facet = page
    .locator("details.facet")
    .filter({ has: page.locator("summary", { hasText: name }) })
    .first()
  if (!(await facet.isVisible())) await page.getByRole("button", { name: /^Filter/ }).click()
  if ((await facet.getAttribute("open")) === null) await facet.locator("summary").first().click()
  return facet.getByRole("link")
}

/** Returns the visible filters, also behind the phone's filter panel, which hides the page from assistive technology. */
export const appliedFilters = (page: Page): Locator =>
  page
    .getByRole("list", { name: "Applied filters", includeHidden: true })
    .getByRole("link", { name: /^Remove filter/, includeHidden: true })
    .filter({ visible: true })
