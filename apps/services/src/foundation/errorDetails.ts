/** The code of a failed system call, for instance ENOSPC; undefined for any other thing thrown. */
export const getSystemErrorCode = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined

/** What a thrown thing says of itself, for the `cause` of an error. */
export const getErrorMessage = (error: unknown): string => {
  // Node gathers its attempts on every address of a host in one error, which has no message of its own.
  if (error instanceof AggregateError) return error.errors.map(getErrorMessage).join("; ")
  return error instanceof Error ? error.message : JSON.stringify(error)
}
