/** The page of all articles, and where the blade leads when there is nothing to show in it (NAV-44). */
export const toolboxHref = "/the-toolbox"
