/** '12 characters remaining', and 'No characters remaining' when none are left (CTRL-16). */
export const remainingText = (characters: number): string =>
  `${characters === 0 ? "No" : characters} ${characters === 1 ? "character" : "characters"} remaining`
