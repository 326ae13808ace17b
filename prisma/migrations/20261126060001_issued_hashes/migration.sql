-- A list may be empty, but is always there.
ALTER TABLE client_document_certificates ALTER COLUMN issued_hashes SET NOT NULL;
