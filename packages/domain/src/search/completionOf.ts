/** What is left to type of a type-ahead suggestion; empty where the suggestion does not go on from the term (SRCH-06). */
export const completionOf = (term: string, suggestion: string): string =>
  term !== "" && suggestion.toLowerCase().startsWith(term.toLowerCase()) ? suggestion.slice(term.length) : ""
