/** Where the menu's controls lead without scripts: the page of all categories. */
export const menuHref = "/categories"
