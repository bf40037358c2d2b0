/** What a thrown thing says of itself, for the `cause` of an error. */
export const messageOf = (error: unknown): string => {
  // Node gathers its attempts on every address of a host in one error, which has no message of its own.
  if (error instanceof AggregateError) return error.errors.map(messageOf).join("; ")
  return error instanceof Error ? error.message : JSON.stringify(error)
}
