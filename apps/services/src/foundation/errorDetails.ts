/** Returns the code of a failed system call, such as ENOSPC; undefined for any other error. */
export const getSystemErrorCode = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined

/** Returns the message of a thrown value, for the `cause` of an error. */
export const getErrorMessage = (error: unknown): string => {
  // Node combines failed connection attempts to all addresses of a host in one AggregateError without a message.
  if (error instanceof AggregateError) return error.errors.map(getErrorMessage).join("; ")
  return error instanceof Error ? error.message : JSON.stringify(error)
}
