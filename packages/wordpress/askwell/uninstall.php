<?php
/**
 * Deletes what the plugin has stored, when it is deleted.
 *
 * @package Askwell
 */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

delete_option( 'askwell_settings' );
