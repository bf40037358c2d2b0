import type { MergeStep } from "../account/MergeStep.ts"

/** Who was a member already is one once. */
export const mergeMembership: MergeStep = async (transaction, from, to) => {
  await transaction
    .insertInto("rewards_member")
    .columns(["web_user_guid", "joined_at"])
    .expression((query) =>
      query
        .selectFrom("rewards_member")
        .select((member) => [member.val(to).$castTo<string>().as("web_user_guid"), "joined_at"])
        .where("web_user_guid", "=", from)
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await transaction.deleteFrom("rewards_member").where("web_user_guid", "=", from).execute()
}

/** Points change hands, but those for joining are given once. */
export const mergePoints: MergeStep = async (transaction, from, to) => {
  await transaction
    .deleteFrom("points_entry")
    .where("web_user_guid", "=", from)
    .where("reason", "=", "signup")
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("points_entry as kept").select("entry_id").where("kept.web_user_guid", "=", to).where("kept.reason", "=", "signup"))
    )
    .execute()
  await transaction.updateTable("points_entry").set({ web_user_guid: to }).where("web_user_guid", "=", from).execute()
}
