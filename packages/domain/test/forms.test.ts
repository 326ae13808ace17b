import { describe, expect, it } from 'vitest';
import { addressProblems } from '../src/address.ts';
import { isWeakPin, passwordRule } from '../src/credentials.ts';
import { type MessageCode, messageOf, messages } from '../src/messages.ts';
import { toastMillis } from '../src/specified-messages.ts';

describe('addresses', () => {
  const good = {
    line_1: '12 Sydney Road',
    country: 'Australia',
    state: 'NEW_SOUTH_WALES',
    suburb: 'Kew',
    pincode: '2095',
  };
  it('accept short suburbs, hyphens and apostrophes', () => {
    expect(addressProblems(good)).toEqual({});
    expect(addressProblems({ ...good, suburb: "O'Connor-West" })).toEqual({});
    expect(addressProblems({ ...good, state: 'TASMANIA' })).toEqual({});
  });
  it('report problems with the specified messages', () => {
    expect(addressProblems({ ...good, line_1: '1 A' })).toEqual({
      line_1: 'Address Line 1 must be at least 5 characters long',
    });
    expect(addressProblems({})).toEqual({
      line_1: 'Address line 1 is required',
      country: 'Country required',
      state: 'State required',
      suburb: 'Suburb is required',
      pincode: 'Postal code is required',
    });
    expect(addressProblems({ ...good, pincode: '12' })).toEqual({
      pincode: 'Postal code must be at least 4 digits long',
    });
    expect(addressProblems({ ...good, country: 'Oz' })).toEqual({
      country: 'Country must be at least 5 characters long',
    });
  });
});

describe('passwords and PINs', () => {
  const longest = 'Operatory-demo-1'.repeat(8);
  it.each([
    ['1234567', 'password_too_short'],
    ['Password1', 'password_too_common'],
    ['aaaaaaaa', 'password_too_common'],
    [longest + '!', 'password_too_long'],
  ])('refuses the password %s: %s', (password, code) => {
    expect(passwordRule(password)).toEqual({ ok: false, code });
  });
  it('refuses passwords that resemble the email address or are common, and weak PINs', () => {
    expect(passwordRule('Operatory-demo-1').ok).toBe(true);
    expect(passwordRule(longest).ok).toBe(true);
    expect(passwordRule('jo.bloggs1!', ['jo.bloggs@acme.example'])).toEqual({
      ok: false,
      code: 'password_is_own',
    });
    expect(passwordRule('Sydney12!').ok).toBe(false);
    expect(['1111', '1221', '1234', '9876'].every(isWeakPin) && !isWeakPin('4821')).toBe(true);
  });
});

// The specified messages about sign-in, guards, tasks, requests, access and deletions.
const specified: readonly (readonly [MessageCode, string])[] = [
  ['task_updated', 'Task updated successfully'],
  ['task_not_updated', 'Unable to update task'],
  ['task_expired', 'Expired Date'],
  ['reassign_added', 'Task reassign request added successfully'],
  ['reassign_not_added', 'Unable to add task reassign request'],
  ['extension_added', 'Task extension request added successfully'],
  ['extension_not_added', 'Unable to add task extension request'],
  ['extension_updated', 'Task extension Updated successfully'],
  ['request_not_updated', 'Unable to update'],
  ['comment_added', 'Task comment added successfully'],
  ['comment_not_added', 'Unable to add task comment'],
  ['fill_valid_details', 'Please Fill Valid Details'],
  ['enter_valid_form', 'Enter Valid Form'],
  ['message_is_required', 'Message Is Required'],
  [
    'access_saved',
    'Saved Successfully. These changes will not be updated to the users with customize permissions.',
  ],
  ['access_unsaved', 'Unable To Save Access'],
  ['please_login', 'Please Login'],
  ['no_permission', 'You Do not have Permission To Perform This Action'],
  ['no_access', "Don't Have Permission To Access"],
  ['invalid_subdomain', 'Invalid subdomain'],
  ['already_logged_in', 'Already Logged In'],
  ['login_done', 'Login Successfully'],
  ['deleted', 'Deleted successfully'],
  ['not_deleted', 'Unable to delete'],
  ['deletion_failed', 'Deletion Failed'],
  ['passcode_required', 'Enter valid passcode'],
  ['passcode_wrong', 'Please Enter Valid Passcode'],
  ['file_kind', 'File type not supported'],
  ['file_uploaded', 'File uploaded successfully'],
  ['file_error', 'Error uploading this file'],
  ['file_not_uploaded', 'Unable to upload file'],
  ['name_exists', 'Name is already exists'],
  ['contact_type_exists', 'Contact type already exists.'],
  ['document_category_exists', 'Duplicate Document Category Names are not allowed'],
  ['expense_type_exists', 'This expense type already exists'],
  ['nothing_found', 'No Data Found'],
  ['nothing_found_hint', 'No Data Found Please Click On Add Button To Add'],
  ['something_went_wrong', 'Sorry Something Went Wrong'],
  ['refresh_hint', 'Please Click On Refresh Button'],
  ['type_the_hint', 'Please type hint text'],
  ['comment_required', 'Comment is required'],
  ['message_required', 'Message is required'],
];
describe('messages', () => {
  it.each(specified)('%s reads as specified', (code, sentence) => {
    expect(messages[code]).toBe(sentence);
  });
  it('contain the given words, and toasts stay as long as specified', () => {
    expect(messageOf('select_something', { what: 'Task' })).toBe('Please Select Task');
    expect([toastMillis('access_saved'), toastMillis('invalid_subdomain'), toastMillis('deleted')]).toEqual([
      5000, 3000, 2000,
    ]);
  });
});
