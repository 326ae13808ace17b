import { type AnyResource, type Grant, selectRuleOf, type TablePermissions } from '@operatory/resource';
import { ipSetting } from './access/ip-setting.resource.ts';
import { moduleResource, userRole } from './access/module.resource.ts';
import { customRole, roleAccess, userAccess } from './access/role-access.resource.ts';
import { auditLine } from './audit/audit-log.resource.ts';
import { employeeAwardLevel } from './awards/employee-award-level.resource.ts';
import { employeeAwardRate, employeeAwardSubLevel } from './awards/employee-award-sub-level.resource.ts';
import { chatNotification, chatTyping, userChat, userChatMessage } from './chat/chat.resource.ts';
import { clinicChatGroup, clinicChatGroupMessage, clinicChatGroupUser } from './chat/chat-group.resource.ts';
import { clientEmployeeType } from './client-masters/client-employee-type.resource.ts';
import { clientExpenseType } from './client-masters/client-expense-type.resource.ts';
import { clinicContact } from './client-masters/clinic-contact.resource.ts';
import { clinicContactType } from './client-masters/clinic-contact-type.resource.ts';
import { clinicExpense } from './client-masters/clinic-expense.resource.ts';
import { client } from './clients/client.resource.ts';
import { clientSource } from './clients/client-source.resource.ts';
import { clientTransaction } from './clients/client-transaction.resource.ts';
import { plan, planModule, planTeam, team } from './clients/plans.resource.ts';
import { userSubscription } from './clients/user-subscription.resource.ts';
import { clinic } from './clinics/clinic.resource.ts';
import { clinicRoom } from './clinics/clinic-room.resource.ts';
import { clinicRosterShiftTiming } from './clinics/clinic-roster-shift-timing.resource.ts';
import { coupon } from './coupons/coupon.resource.ts';
import { clientDocument } from './documents/client-document.resource.ts';
import {
  clientDocumentAssignment,
  clientDocumentCertificate,
  clientDocumentSignature,
} from './documents/client-document-assignment.resource.ts';
import { clientDocumentCategory } from './documents/client-document-category.resource.ts';
import { clientPreformattedLettersCategory } from './documents/client-preformatted-letters-category.resource.ts';
import {
  clientDocumentApprover,
  clientDocumentHistory,
  clientDocumentVersion,
} from './documents/document-parts.resource.ts';
import { preformattedLetter } from './documents/preformatted-letter.resource.ts';
import { duty } from './duties/duty.resource.ts';
import { dutyCompletion } from './duties/duty-completion.resource.ts';
import {
  clientInductionFormCategory,
  masterInductionFormCategory,
} from './induction/induction-category.resource.ts';
import { inductionForm, inductionFormField } from './induction/induction-form.resource.ts';
import { inductionFormSubmission } from './induction/induction-form-submission.resource.ts';
import { inductionPack, inductionPackAssignment } from './induction/induction-pack.resource.ts';
import { masterInductionForm, masterInductionFormField } from './induction/master-induction-form.resource.ts';
import {
  instrumentCount,
  instrumentCountLine,
  instrumentHistoryItem,
} from './instruments/instrument-count.resource.ts';
import {
  clinicRestrotiveItem,
  instrumentCountItem,
  instrumentTray,
} from './instruments/instrument-masters.resource.ts';
import { sterilisationCycle, steriliser } from './instruments/sterilisation.resource.ts';
import { clinicImProduct, clinicImProductStorage } from './inventory/clinic-im-product.resource.ts';
import { clinicImVendor } from './inventory/clinic-im-vendor.resource.ts';
import {
  clientImProductCategory,
  clinicImBrand,
  clinicStorageLocation,
  masterBrand,
  masterImProductCategory,
} from './inventory/product-masters.resource.ts';
import { clinicImProductStock, clinicImProductUsage, stockMovement } from './inventory/stock.resource.ts';
import { stockTake, stockTakeItem } from './inventory/stock-take.resource.ts';
import { lab } from './labs/lab.resource.ts';
import { labOrder, labOrderHistory, labOrderMessage } from './labs/lab-order.resource.ts';
import {
  clientEmployeeLeaveType,
  leaveTypeConfiguration,
} from './leave/client-employee-leave-type.resource.ts';
import { employeeLeave, employeeLeaveDay, employeeLeaveHistory } from './leave/employee-leave.resource.ts';
import { employeeLeaveBalance, employeeLeaveLedger } from './leave/employee-leave-balance.resource.ts';
import { libraryFile } from './library/library-file.resource.ts';
import { holiday } from './masters/holiday.resource.ts';
import { masterEmployeeAward } from './masters/master-employee-award.resource.ts';
import { clinicNewsfeed, newsfeedRead } from './newsfeeds/clinic-newsfeed.resource.ts';
import { userNotification } from './notifications/user-notification.resource.ts';
import { clinicImProductOrder } from './orders/order.resource.ts';
import { orderChatMessage } from './orders/order-chat-message.resource.ts';
import {
  clinicImProductOrderHistory,
  clinicImProductOrderItem,
  clinicImProductOrderReceipt,
} from './orders/order-parts.resource.ts';
import { roleNames, supplierRole } from './permissions/roles.ts';
import { clinicKiosk } from './rosters/clinic-kiosk.resource.ts';
import { clinicRoster } from './rosters/clinic-roster.resource.ts';
import { clinicRosterChangeRequest } from './rosters/clinic-roster-change-request.resource.ts';
import { clinicRosterBreak, clinicRosterHistory } from './rosters/clinic-roster-parts.resource.ts';
import { clinicRosterSwapRequest } from './rosters/clinic-roster-swap-request.resource.ts';
import { clinicRosterTemplate, clinicRosterTemplateLine } from './rosters/clinic-roster-template.resource.ts';
import { timesheet } from './rosters/timesheet.resource.ts';
import { clientSession, supportAccessGrant } from './support/support-access.resource.ts';
import {
  supportTicket,
  supportTicketHistory,
  supportTicketMessage,
} from './support/support-ticket.resource.ts';
import { clientTaskLevel } from './tasks/client-task-level.resource.ts';
import { task } from './tasks/task.resource.ts';
import { taskComment } from './tasks/task-comment.resource.ts';
import { taskHistory } from './tasks/task-history.resource.ts';
import { taskExtensionRequest, taskReassignRequest } from './tasks/task-request.resource.ts';
import { taskUser } from './tasks/task-user.resource.ts';
import { clientTrainingCategory } from './training/client-training-category.resource.ts';
import { clientTrainingGrade } from './training/client-training-grade.resource.ts';
import {
  masterTrainingCategory,
  masterTrainingCourse,
  masterTrainingCourseItem,
  masterTrainingCourseItemField,
} from './training/master-training.resource.ts';
import { trainingCourse } from './training/training-course.resource.ts';
import {
  trainingCourseCertificate,
  trainingCourseEnrollment,
  trainingCourseEnrollmentHistory,
} from './training/training-course-enrollment.resource.ts';
import { trainingCourseItem, trainingCourseItemField } from './training/training-course-item.resource.ts';
import { trainingCourseSubmission } from './training/training-course-submission.resource.ts';
import { savedView } from './users/saved-view.resource.ts';
import { user } from './users/user.resource.ts';
import { userDocument } from './users/user-document.resource.ts';
import { reportingLine, userClinicLink, userRoleLink } from './users/user-links.resource.ts';
import { userPreference, userPresence } from './users/user-own.resource.ts';
import { userQualification } from './users/user-qualification.resource.ts';
import {
  broadcast,
  broadcastDelivery,
  broadcastGroup,
  broadcastGroupMember,
} from './website/broadcast.resource.ts';
import { helpCentreArticle } from './website/help-centre-article.resource.ts';
import { lead, leadHistory, leadSource } from './website/lead.resource.ts';
import { pricingPlan } from './website/pricing-plan.resource.ts';
import { websiteProduct } from './website/product.resource.ts';

export const register: readonly AnyResource[] = [
  task,
  taskUser,
  taskComment,
  taskExtensionRequest,
  taskReassignRequest,
  taskHistory,
  clientTaskLevel,
  user,
  userRoleLink,
  userClinicLink,
  reportingLine,
  userPresence,
  userPreference,
  userNotification,
  clientDocument,
  clientDocumentVersion,
  clientDocumentApprover,
  clientDocumentAssignment,
  clientDocumentSignature,
  clientDocumentCertificate,
  clientDocumentHistory,
  clientDocumentCategory,
  preformattedLetter,
  clientPreformattedLettersCategory,
  libraryFile,
  trainingCourse,
  trainingCourseItem,
  trainingCourseItemField,
  trainingCourseEnrollment,
  trainingCourseSubmission,
  trainingCourseCertificate,
  trainingCourseEnrollmentHistory,
  clientTrainingCategory,
  clientTrainingGrade,
  masterTrainingCategory,
  masterTrainingCourse,
  masterTrainingCourseItem,
  masterTrainingCourseItemField,
  inductionForm,
  inductionFormField,
  inductionFormSubmission,
  inductionPack,
  inductionPackAssignment,
  clientInductionFormCategory,
  masterInductionFormCategory,
  masterInductionForm,
  masterInductionFormField,
  clinicNewsfeed,
  newsfeedRead,
  userChat,
  userChatMessage,
  chatTyping,
  clinicChatGroup,
  clinicChatGroupUser,
  clinicChatGroupMessage,
  chatNotification,
  userDocument,
  userQualification,
  savedView,
  clinic,
  clinicRoom,
  client,
  clientSource,
  userSubscription,
  clientTransaction,
  coupon,
  plan,
  planModule,
  planTeam,
  team,
  moduleResource,
  userRole,
  customRole,
  roleAccess,
  userAccess,
  ipSetting,
  auditLine,
  supportTicket,
  supportTicketMessage,
  supportTicketHistory,
  supportAccessGrant,
  clientSession,
  lead,
  leadSource,
  leadHistory,
  pricingPlan,
  websiteProduct,
  broadcast,
  broadcastDelivery,
  broadcastGroup,
  broadcastGroupMember,
  helpCentreArticle,
  holiday,
  masterEmployeeAward,
  clinicRosterShiftTiming,
  clientEmployeeType,
  clientExpenseType,
  clinicContactType,
  clinicContact,
  clinicExpense,
  duty,
  dutyCompletion,
  clinicRoster,
  clinicRosterBreak,
  clinicKiosk,
  clinicRosterChangeRequest,
  clinicRosterSwapRequest,
  clinicRosterTemplate,
  clinicRosterTemplateLine,
  timesheet,
  clinicRosterHistory,
  employeeLeave,
  employeeLeaveDay,
  employeeLeaveHistory,
  employeeLeaveBalance,
  employeeLeaveLedger,
  clientEmployeeLeaveType,
  leaveTypeConfiguration,
  employeeAwardLevel,
  employeeAwardSubLevel,
  employeeAwardRate,
  clinicImProduct,
  clinicImProductStorage,
  clinicImProductStock,
  clinicImProductUsage,
  stockMovement,
  stockTake,
  stockTakeItem,
  clinicImVendor,
  clientImProductCategory,
  clinicImBrand,
  clinicStorageLocation,
  masterBrand,
  masterImProductCategory,
  clinicImProductOrder,
  clinicImProductOrderItem,
  clinicImProductOrderReceipt,
  clinicImProductOrderHistory,
  orderChatMessage,
  instrumentTray,
  instrumentCountItem,
  clinicRestrotiveItem,
  steriliser,
  sterilisationCycle,
  instrumentCount,
  instrumentCountLine,
  instrumentHistoryItem,
  lab,
  labOrder,
  labOrderMessage,
  labOrderHistory,
];

export function permissionsOf(
  resources: readonly AnyResource[],
): Readonly<Record<string, Readonly<Record<string, TablePermissions>>>> {
  const tablesOf = (role: string): Record<string, TablePermissions> =>
    Object.fromEntries(
      resources.flatMap((resource) => {
        const permissions = resource.permissions[role];
        return permissions && Object.keys(permissions).length > 0 ? [[resource.table, permissions]] : [];
      }),
    );
  return Object.fromEntries([...roleNames, supplierRole].map((role) => [role, tablesOf(role)]));
}

/** @returns The tables of which a session may read any row. */
export const readableTables = (role: string, holds: (grant: Grant) => boolean): readonly string[] =>
  register.filter(({ permissions }) => selectRuleOf(permissions[role], holds)).map(({ table }) => table);
