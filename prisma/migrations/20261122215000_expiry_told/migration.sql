-- That a lot expires soon is told once.
ALTER TABLE "clinic_im_product_stocks" ADD COLUMN "told_expiry_date" DATE;
